exports.days = "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag".split(" ");
