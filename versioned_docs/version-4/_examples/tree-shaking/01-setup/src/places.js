export const places = {
  Chicago: -87.6,
  Lisbon: -9.1,
  Nairobi: 36.8,
  Osaka: 135.5,
};
