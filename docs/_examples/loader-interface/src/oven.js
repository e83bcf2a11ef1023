const heat = (degrees) => {
  if (degrees > 250) throw new Error("too hot");
};

heat(300);
