export default "Sencha: 2 minutes";
