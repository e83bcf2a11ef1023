const stories = ["The blue vase", "The last ship"];

const list = document.createElement("ol");
for (const story of stories) {
  const item = document.createElement("li");
  item.textContent = story;
  list.append(item);
}
document.body.append(list);

if (process.env.NODE_ENV === "development") {
  const hint = document.createElement("p");
  hint.textContent = `${stories.length} stories, without sound`;
  document.body.append(hint);
}
