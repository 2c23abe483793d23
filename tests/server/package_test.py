#!/usr/bin/env python3
"""Makes the Debian package, unpacks it into a folder, and starts the server from there."""

import json
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request

EXPECTED = [
    "usr/bin/tessera",
    "usr/lib/systemd/system/tessera.service",
    "etc/tessera/server.toml",
    "usr/share/doc/tessera/server.md",
    "usr/share/doc/tessera/copyright",
    "usr/share/tessera/page/index.html",
    "usr/share/tessera/page/index.html.br",
    "usr/share/tessera/page/index.html.gz",
]


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def check_contents(package, root):
    run("dpkg-deb", "-x", package, root)
    missing = [name for name in EXPECTED if not (root / name).exists()]
    if missing:
        sys.exit(f"{package.name} lacks {', '.join(missing)}")
    control = run("dpkg-deb", "-I", package)
    for wanted in ["Package: tessera", "libsqlite3-0", "libsodium23", "zlib1g", "conffiles", "postinst", "prerm"]:
        if wanted not in control:
            sys.exit(f"the control file says nothing of {wanted}:\n{control}")


def check_unit(root):
    """systemd has nothing to complain about, apart from the program that is not at its place."""
    if shutil.which("systemd-analyze") is None:
        return
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", root / "usr/lib/systemd/system/tessera.service"],
        capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines()
                  if "tessera.service" in line and "not executable" not in line]
    if complaints:
        sys.exit("systemd complains:\n" + "\n".join(complaints))


def check_server(root, folder):
    """The settings that ship are good, and the server starts and stops."""
    settings = (root / "etc/tessera/server.toml").read_text()
    own = folder / "server.toml"
    own.write_text(re.sub(r"/var/lib/tessera", str(folder), settings))
    server = subprocess.Popen([root / "usr/bin/tessera", "serve", "--config", own, "--port", "0"],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        greeting = server.stdout.readline()
        address = re.search(r"http://\S+/", greeting)
        if not address:
            sys.exit(f"the server did not start: {greeting}")
        with urllib.request.urlopen(address.group() + "healthz") as answer:
            health = json.load(answer)
        if health["status"] != "ok":
            sys.exit(f"the server is not well: {health}")
        page = urllib.request.Request(address.group(), headers={"Accept-Encoding": "br"})
        with urllib.request.urlopen(page) as answer:
            if answer.headers["Content-Encoding"] != "br":
                sys.exit("the page that ships does not come compressed")
        server.send_signal(signal.SIGTERM)
        if server.wait(timeout=60) != 0:
            sys.exit(f"the server stopped with {server.returncode}")
    finally:
        server.kill()


def main():
    build = pathlib.Path(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="tessera-package-") as name:
        folder = pathlib.Path(name)
        run("cpack", "--config", build / "CPackConfig.cmake", "-B", folder / "packages")
        package = next((folder / "packages").glob("tessera_*.deb"))
        root = folder / "root"
        root.mkdir()
        check_contents(package, root)
        check_unit(root)
        check_server(root, folder)
    print("The package unpacks, and the server starts and stops.")


if __name__ == "__main__":
    main()
