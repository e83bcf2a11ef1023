export const unit = "m";
