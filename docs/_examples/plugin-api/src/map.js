console.log("Map of the bay");
