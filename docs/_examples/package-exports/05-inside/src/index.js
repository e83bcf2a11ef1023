import log from "#log";
import thanks from "#texts/thanks";
import { price } from "paint-shop";

log("The order has arrived.");
console.log(thanks, price(3));
