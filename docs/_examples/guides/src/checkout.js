document.querySelector("form").addEventListener("submit", () => document.body.append("Thank you"));
