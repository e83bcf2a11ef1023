const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const days = "Sun Mon Tue Wed Thu Fri Sat".split(" ");

exports.short = (date) => `${date.getDate()} ${months[date.getMonth()]}`;
exports.weekday = (date) => days[date.getDay()];
exports.isWeekend = (date) => date.getDay() % 6 === 0;
