const stories = ["The blue vase", "The last ship"];

const list = document.createElement("ol");
for (const [index, story] of stories.entries()) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${SOUND_URL}${index + 1}.mp3`;
  link.textContent = story;
  item.append(link);
  list.append(item);
}
const release = document.createElement("p");
release.textContent = `Release ${process.env.RELEASE}`;
document.body.append(list, release);

if (process.env.NODE_ENV === "development") {
  const hint = document.createElement("p");
  hint.textContent = `${stories.length} stories, without sound`;
  document.body.append(hint);
}
