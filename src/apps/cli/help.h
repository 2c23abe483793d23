// The help pages: what a command is for, how it is called, its options in two columns.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace tessera::cli {

class HelpPage : public CLI::Formatter {
public:
    HelpPage();
    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override;
    std::string make_option_opts(const CLI::Option* option) const override;
    std::string make_option_desc(const CLI::Option* option) const override;
    std::string make_option_name(const CLI::Option* option, bool is_positional) const override;
    std::string make_option(const CLI::Option* option, bool is_positional) const override;
    std::string make_subcommand(const CLI::App* command) const override;
    std::string make_usage(const CLI::App* app, std::string name) const override;
};

}  // namespace tessera::cli
