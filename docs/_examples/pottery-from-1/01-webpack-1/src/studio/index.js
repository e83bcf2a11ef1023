import sortBy from "lodash/sortBy";
import "./studio.scss";

fetch("/api/classes")
  .then((response) => response.json())
  .then((classes) => {
    document.body.className = "list";
    document.body.innerHTML = sortBy(classes, "seats")
      .map(({ day, seats }) => `<p>${day}: ${seats} seats</p>`)
      .join("");
  });
