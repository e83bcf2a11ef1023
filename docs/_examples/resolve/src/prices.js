export default { tea: 2 };
