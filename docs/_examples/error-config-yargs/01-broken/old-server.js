require("webpack-cli/bin/config-yargs");
