// Settings: one key, three places, a clear order, and a sentence for every slip.
#include "apps/server/config.h"

#include <gmock/gmock.h>

#include <set>

namespace tessera::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string complaint_about(const ConfigSources& sources)
{
    try {
        configured(sources);
    } catch (const BadConfig& e) {
        return e.what();
    }
    return "no complaint";
}

TEST(Configuration, AFlagWinsOverTheEnvironmentAndTheEnvironmentOverTheFile)
{
    ConfigSources sources;
    sources.file_name = "server.toml";
    sources.file_text = "port = 1\nbot_threads = 2\nidle_seconds = 3\norigins = [\"https://a\", \"https://b\"]\n";
    sources.environment = {{"TESSERA_PORT", "11"}, {"TESSERA_BOT_THREADS", "12"}, {"HOME", "/nowhere"}};
    sources.flags = {{"port", "21"}};
    const Config config = configured(sources);
    EXPECT_EQ(config.port, 21);
    EXPECT_EQ(config.bot_threads, 12);
    EXPECT_EQ(config.idle_seconds, 3);
    EXPECT_THAT(config.origins, ElementsAre("https://a", "https://b"));
    EXPECT_EQ(config.address, "127.0.0.1");
}

TEST(Configuration, WordsAreSeparatedByCommasOutsideOfTheFile)
{
    ConfigSources sources;
    sources.environment = {{"TESSERA_WEBHOOKS", "https://a/,https://b/"}, {"TESSERA_BEHIND_PROXY", "true"}};
    const Config config = configured(sources);
    EXPECT_THAT(config.webhooks, ElementsAre("https://a/", "https://b/"));
    EXPECT_TRUE(config.behind_proxy);
}

TEST(Configuration, WhatMakesNoSenseIsRefusedWithItsPlace)
{
    EXPECT_THAT(complaint_about({.file_name = "s.toml", .file_text = "\nprot = 1\n"}),
                HasSubstr("s.toml:2: there is no setting \"prot\"; did you mean \"port\"?"));
    EXPECT_THAT(complaint_about({.file_name = "s.toml", .file_text = "port = \"x\"\n"}), HasSubstr("s.toml:1: "));
    EXPECT_THAT(complaint_about({.file_name = "s.toml", .file_text = "port = \n"}), HasSubstr("s.toml:1: "));
    EXPECT_THAT(complaint_about({.file_name = "s.toml", .file_text = "webhooks = \"x\"\n"}), HasSubstr("a list"));
    EXPECT_THAT(complaint_about({.environment = {{"TESSERA_PROT", "1"}}}),
                HasSubstr("the environment variable TESSERA_PROT: there is no setting"));
    EXPECT_THAT(complaint_about({.environment = {{"TESSERA_PORT", "80 "}}}), HasSubstr("expected a number"));
    EXPECT_THAT(complaint_about({.flags = {{"port", "70000"}}}),
                HasSubstr("--port: found 70000, expected a number from 0"));
    EXPECT_THAT(complaint_about({.flags = {{"behind_proxy", "yes"}}}), HasSubstr("expected true or false"));
    EXPECT_THAT(complaint_about({.flags = {{"log_level", "loud"}}}), HasSubstr("one of error, warn, info, debug"));
}

TEST(Configuration, EverySettingHasItsOwnKeyFlagAndVariable)
{
    std::set<std::string> flags;
    for (const Setting& setting : all_settings()) {
        EXPECT_TRUE(flags.insert(setting.flag()).second) << setting.key;
        EXPECT_FALSE(setting.meaning.empty()) << setting.key;
        EXPECT_THAT(setting.variable(), HasSubstr("TESSERA_"));
    }
}

}  // namespace
}  // namespace tessera::server
