const stories = ["The blue vase", "The last ship"];

const list = document.createElement("ol");
for (const story of stories) {
  const item = document.createElement("li");
  item.textContent = story;
  list.append(item);
}
document.body.append(list);
