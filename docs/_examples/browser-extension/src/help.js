export const help = "The badge shows the number of words in the page.";
