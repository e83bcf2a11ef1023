console.log("late.js:", __webpack_chunkname__);
