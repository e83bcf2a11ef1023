const heading = document.createElement("h1");
heading.textContent = "Herb shelf";
document.body.append(heading);
