export const zones = {
  Austria: "near",
  Belgium: "near",
  Chile: "far",
};
