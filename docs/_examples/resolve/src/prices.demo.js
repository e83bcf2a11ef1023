export default { tea: 0 };
