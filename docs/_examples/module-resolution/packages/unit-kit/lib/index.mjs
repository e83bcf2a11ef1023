export const unit = "g";
