module.exports = (source) => source.replace("CITY", process.env.CITY ?? "nowhere");
