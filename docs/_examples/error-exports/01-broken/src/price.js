import { currency } from "./currency.js";

exports.price = `12 ${currency}`;
