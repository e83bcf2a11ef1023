export default "Assam: 4 minutes";
