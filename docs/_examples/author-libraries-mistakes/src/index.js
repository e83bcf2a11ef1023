import MiniSearch from "minisearch";

export const createIndex = () => new MiniSearch({ fields: ["name"] });
