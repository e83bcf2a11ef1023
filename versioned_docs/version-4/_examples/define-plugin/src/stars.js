export const showStars = (count) => console.log("★".repeat(count));
