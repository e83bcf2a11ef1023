interface Boat {
  name: string;
  draft: number;
}

const boats: Boat[] = [{ name: "Anna", draft: 1.2 }];

for (const boat of boats) {
  if (boat.draft > 1) throw new Error("too deep");
}
