export default "Guten Tag";
