/* global _ */
window.showStandings = function (list, teams) {
  var sorted = _.orderBy(teams, ["points", "goals"], ["desc", "desc"]);
  list.innerHTML = sorted
    .map(function (team) {
      return "<li>" + team.name + "</li>";
    })
    .join("");
};
