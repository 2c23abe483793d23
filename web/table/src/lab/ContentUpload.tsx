// A designer's edited copy of the content: the TOML files of a folder.
import {useRef} from "react";
import style from "./lab.module.css";

export interface UploadedContent {
    readonly folder: string;
    readonly files: Record<string, string>;
}

interface Props {
    content: UploadedContent | undefined;
    onChange(content: UploadedContent | undefined): void;
}

export function ContentUpload({content, onChange}: Props) {
    const input = useRef<HTMLInputElement>(null);
    const read = async (chosen: readonly File[]) => {
        const toml = chosen.filter((file) => file.name.endsWith(".toml"));
        const files = Object.fromEntries(await Promise.all(toml.map(async (file) => [file.name, await file.text()] as const)));
        onChange({folder: chosen[0]?.webkitRelativePath.split("/")[0] || "your copy", files});
    };
    const count = content ? Object.keys(content.files).length : 0;
    return (
        <div className={style.upload}>
            <button type="button" className="button" onClick={() => input.current?.click()}>
                {content ? `${content.folder}: ${count} ${count === 1 ? "file" : "files"} against the shipped ones` : "Compare with an edited copy"}
            </button>
            {content && (
                <button type="button" className="button quiet" onClick={() => onChange(undefined)}>
                    Without
                </button>
            )}
            <input
                ref={input}
                type="file"
                hidden
                aria-label="Folder of edited content"
                // A whole folder at once; React does not know the attribute.
                {...{webkitdirectory: ""}}
                onChange={(event) => {
                    if (event.target.files) void read([...event.target.files]);
                    event.target.value = "";
                }}
            />
        </div>
    );
}
