// t("map.legend")
console.log("A map of the orchard");
