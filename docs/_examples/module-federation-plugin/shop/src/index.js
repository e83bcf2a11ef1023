import("reviews/stars").then(
  ({ stars }) => console.log(`Basil ${stars(4)}`),
  (error) => console.log(`No reviews: ${error.message}`),
);
