export const entries = ["Lovely garden!", "We will be back."];
