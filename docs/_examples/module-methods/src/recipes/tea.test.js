throw new Error("Tests do not belong into the bundle");
