import("./rooms/egypt.js").then(({ text }) => console.log(text));
