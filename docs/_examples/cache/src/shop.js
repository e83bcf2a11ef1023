export const shop = "The kiosk in CITY";
