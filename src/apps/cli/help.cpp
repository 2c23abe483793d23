#include "apps/cli/help.h"

#include <fmt/format.h>

#include "base/text.h"

namespace tessera::cli {

namespace {

constexpr std::size_t left_column = 28;
constexpr std::size_t page_width = 100;

// Two columns; what is too long on the right goes on below itself.
std::string row(const std::string& left, const std::string& right)
{
    std::string out = fmt::format("  {:<{}}", left, left_column);
    if (left.size() >= left_column) out += "\n" + std::string(left_column + 2, ' ');
    std::size_t at = left_column + 2;
    for (const std::string_view word : split_words(right)) {
        if (at + word.size() > page_width) {
            out.pop_back();
            out += "\n" + std::string(left_column + 2, ' ');
            at = left_column + 2;
        }
        out += std::string(word) + " ";
        at += word.size() + 1;
    }
    out.erase(out.find_last_not_of(' ') + 1);
    return out + "\n";
}

}  // namespace

HelpPage::HelpPage() { label("Positionals", "Arguments"); }

std::string HelpPage::make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const
{
    std::string page = app->get_description() + "\n\n" + make_usage(app, name.empty() ? app->get_name() : name);
    page += make_subcommands(app, mode);
    page += make_positionals(app);
    page += make_groups(app, mode);
    if (!app->get_footer().empty()) page += "\n" + app->get_footer() + "\n";
    return page;
}

std::string HelpPage::make_usage(const CLI::App* app, std::string name) const
{
    std::string line = "Usage: " + name;
    const auto named = [](const CLI::App* command) { return !command->get_name().empty(); };
    if (!app->get_subcommands(named).empty()) line += " COMMAND";
    for (const CLI::Option* option : app->get_options([](const CLI::Option* o) { return o->get_positional(); })) {
        std::string word = option->get_name(true);
        if (option->get_items_expected_max() > 1) word += "...";
        line += option->get_required() ? " " + word : " [" + word + "]";
    }
    return line + " [OPTIONS]\n";
}

std::string HelpPage::make_option_name(const CLI::Option* option, bool is_positional) const
{
    return is_positional ? option->get_name(true) : option->get_name(false, true);
}

std::string HelpPage::make_option_opts(const CLI::Option* option) const
{
    // What is allowed stands behind a colon; the description and the complaint say it better.
    const std::string type = option->get_type_name();
    return option->get_type_size() == 0 || type.empty() ? "" : " " + type.substr(0, type.find(':'));
}

std::string HelpPage::make_option_desc(const CLI::Option* option) const
{
    std::string text = option->get_description();
    if (!option->get_default_str().empty()) text += " [" + option->get_default_str() + "]";
    return text;
}

std::string HelpPage::make_option(const CLI::Option* option, bool is_positional) const
{
    std::string left = make_option_name(option, is_positional);
    if (!is_positional) left += make_option_opts(option);
    return row(left, make_option_desc(option));
}

std::string HelpPage::make_subcommand(const CLI::App* command) const
{
    const std::string& text = command->get_description();
    return row(command->get_name(), text.substr(0, text.find('\n')));
}

}  // namespace tessera::cli
