exports.days = "niedziela poniedziałek wtorek środa czwartek piątek sobota".split(" ");
