#!/usr/bin/env python3
"""Verifies the certificate of a round against the report of its tournament: checker.py REPORT.trf CERTIFICATE.json
FIDE (Dutch) System of 2017 and of 2026. No matching, no search; nothing but the standard library. The same claims as packages/checker/src, file by file;
the format is docs/certificate.md, the theorem proofs/certificate.md.
"""
import json, re, sys
from itertools import accumulate, compress, product

class Refusal(Exception):
    """Why a certificate is not accepted: the condition that fails, and where."""
    def __init__(self, condition, where): self.condition, self.where = condition, where
def demand(holds, condition, where):
    if not holds: raise Refusal(condition, where)
# Beyond these a report or a certificate is refused before it takes memory. The same in @zug/engine and in the checker in TypeScript.
LIMITS = dict(characters=32_000_000, lines=100_000, lineLength=12_000, rounds=999, cells=2_000_000, accelerations=99_000, certificate=2_000_000, bytes=64 * 1024 * 1024)
def at_most(what, count): demand(count <= LIMITS[what], "report", f"{count} {what}, more than {LIMITS[what]}")

# ---- The report: what is needed of a Tournament Report File. Points are in tenths.
CODES = dict(entry.split(":") for entry in (
        "XXS WW:w1|XXS BW:b1|XXS WD:w=|XXS BD:b=|XXS WL:w0|XXS BL:b0|XXS W:w1 b1 + F|XXS D:w= b= H|XXS ZPB:Z|XXS HPB:H|XXS FPB:F|XXS PAB:U|XXS FW:+"
        "|XXS FL:-|BBW:w1 b1 + F|BBD:w= b= H|BBL:w0 b0|BBZ:Z|BBF:-|BBU:U|162 W:w1 b1 + F|162 D:w= b= H|162 L:w0 b0|162 A:Z -|162 P:U|162 X:"
    ).split("|"))  # fmt: skip
def tenths(text):
    demand(re.fullmatch(r"[0-9]{1,4}(\.[0-9])?|\.[0-9]", text or ""), "report", f"points {text}")
    return int(float(text) * 10 + 0.5)
def number(text):
    demand(re.fullmatch(" *[0-9]{0,4} *", text), "report", f"number {text}")
    return int(text.strip() or 0)
letter = lambda text: text.strip(" \t").upper()
cell_of = lambda text: (number(text[:4]), letter(text[5:6]).lower(), letter(text[7:8]))  # opponent, colour, result
# What both players of a game, or of one forfeited, may tell: one winner at most, and nobody draws who was beaten.
OF_ONE_GAME = r"[1W][0L]|[0L][1W]|[=D0L]{2}|\+-|-\+|--|\??\??"
class Report:
    def __init__(self, text, rnd):
        self.players, self.virtual, self.apart, self.away, self.otherwise, self.accelerations, self.kept_apart, self.paired = {}, {}, {}, [], [], 0, 0, 0
        rounds, firsts, scoring = [], [], []
        self.worth = {"w1": 10, "b1": 10, "w=": 5, "b=": 5, "w0": 0, "b0": 0, "+": 10, "-": 0, "U": 10, "H": 5, "F": 10, "Z": 0}
        at_most("characters", len(text) + len(re.findall("[\U00010000-\U0010ffff]", text)))  # Of 16 bits, as in JavaScript.
        lines = re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"), maxsplit=LIMITS["lines"])
        at_most("lines", len(lines))
        for line in lines:
            at_most("lineLength", len(line))
            code, said = line[:3].upper(), line[3:].upper()
            if code == "001":
                one = number(line[4:8])
                demand(one > 0 and one not in self.players, "report", f"player {one} twice")
                self.players[one] = [cell_of(line[at : at + 10]) for at in range(91, len(line), 10)]
                continue
            words = re.findall("[^ \t]+", said)
            ids = lambda start: [number(word) for word in words[start:]]
            if code in ("XXR", "142"): rounds.append(number(" ".join(words)))
            elif code in ("XXC", "152"): firsts += [word[0].lower() for word in re.findall(r"\b(WHITE1|BLACK1|W|B)\b", said, re.A)[:1]]
            elif code == "XXP": self.keep_apart(ids(0))
            elif code == "260" and (ids(0) + [0, 0])[0] <= rnd <= (ids(0) + [0, 0])[1]: self.keep_apart(ids(2))
            elif code == "XXZ": self.away += [(one, 0) for one in ids(0)]
            elif code == "240": self.away += [(one, ids(1)[0]) for one in ids(2)]
            elif code == "XXA": [self.accelerate(number(line[4:8]), (at - 4) // 5, line[at : at + 4].strip(" \t") or "0") for at in range(9, len(line), 5)]
            elif code == "250":
                first, last, low, high = (ids(-4) + [0] * 4)[:4]
                for one, r in product(range(low, high + 1), range(first, last + 1)): self.accelerate(one, r, words[-5] if len(words) > 4 else "")
            elif code == "XXS": scoring += [("XXS " + word.split("=")[0], "=".join(word.split("=")[1:])) for word in words]
            elif re.fullmatch("BB[WDLZFU]", code): scoring.append((code, words[0] if words else ""))
            elif code == "162": scoring += [("162 " + name, points) for name, points in re.findall("([A-Z]) *([0-9.]+)", said)]
            self.otherwise += [(int(since), int(until)) for since, until in re.findall("^### ?Zug: rounds ([0-9]{1,4})-([0-9]{1,4})", line)]
            other = (code == "250" and len(words) not in (5, 6)) or (code == "260" and len(words) < 4) or code == "299" or (code == "XXC" and "RANK" in words)
            demand(not other, "report", f"record {line}: not read here")
        spelled_out = any(worth for points in self.virtual.values() for worth in points.values())
        demand(spelled_out or not any(re.match("[01]92.*_BAKU", line, re.I | re.A | re.S) for line in lines), "report", "an acceleration that is not spelled out")
        demand(len(set(rounds)) < 2 and len(set(firsts)) < 2, "report", f"both {rounds} {firsts}")
        self.rounds, self.first_colour = (rounds or [None])[0], (firsts or [None])[0]
        for code, points in scoring:
            demand(code in CODES, "report", f"scoring {code}")
            for key in CODES[code].split(): self.worth[key] = tenths(points)
        # The pairing-allocated bye follows the win of these dialects unless it is said by itself.
        codes = {code for code, _ in scoring}
        if codes & {"BBW", "162 W"} and not codes & {"XXS PAB", "BBU", "162 P"}: self.worth["U"] = self.worth["w1"]
        for one, cells in self.players.items():
            for at, (opponent, colour, result) in enumerate(cells):
                theirs = (self.players.get(opponent, [])[at : at + 1] or [(0, "", "")])[0]
                opposite = re.fullmatch("(?!ww|bb).*" if result in ("+", "-") else "wb|bw", colour + theirs[1])
                mutual = theirs[0] == one != opponent and opposite and re.fullmatch(OF_ONE_GAME, result + theirs[2])
                demand(opponent == 0 or mutual, "report", f"{one}, round {at + 1}")
                if opponent or result == "U": self.paired = max(self.paired, at + 1)
        demand(self.paired <= LIMITS["rounds"] and self.paired * len(self.players) <= LIMITS["cells"], "report", f"{self.paired} rounds are too many")
    def accelerate(self, one, r, points):
        self.accelerations += 1; at_most("accelerations", self.accelerations)
        self.virtual.setdefault(one, {})[r] = tenths(points)
    def keep_apart(self, ids):
        self.kept_apart += len(ids) ** 2; at_most("cells", self.kept_apart)
        for one in ids: self.apart.setdefault(one, set()).update(ids)

# ---- The players as the round sees them.
other = {"w": "b", "b": "w"}.get
is_game = lambda cell: cell[0] != 0 and cell[2] not in ("+", "-")
is_allocated = lambda cell: cell[0] == 0 and cell[2] in ("U", "+")
class Player:
    """Floats are those of the last round and of the one before it; strength: 0 none, 1 mild, 2 strong, 3 absolute."""
    def __init__(self, **facts): self.__dict__.update(facts)
def players_of(report, rnd, edition, by_number):
    worth, old = report.worth, edition == "fide-dutch-2017"
    demand(0 < rnd <= report.paired + 1 and rnd <= (report.rounds or rnd), "report", f"round {rnd}")
    demand(not any(first <= rnd <= last for first, last in report.otherwise), "report", "other results when it was paired")
    cell = lambda one, r: (report.players.get(one, [])[r - 1 : r] or [(0, "", "")])[0]
    def points_in(one, r):
        opponent, colour, result = cell(one, r)
        if is_game(cell(one, r)): key = colour + {"W": "1", "D": "=", "L": "0", "": "=", "?": "="}.get(result, result)
        else: key = result if opponent else {"+": "U", "=": "H", "-": "Z", "": "Z"}.get(result, result)
        demand(key in worth, "report", f"player {one}, round {r}: {key}")
        return worth[key]
    before = {one: list(accumulate((points_in(one, r) for r in range(1, rnd)), initial=0)) for one in report.players}
    score_in = lambda one, r: before[one][r - 1] + report.virtual.get(one, {}).get(r, 0)
    takes_part = lambda one, r: cell(one, r)[0] != 0 or is_allocated(cell(one, r))
    win, loss = max(worth["w1"], worth["b1"]), min(worth["w0"], worth["b0"])
    everybody = sorted(report.players)
    away = {one for one, r in report.away if r == rnd or (r == 0 and rnd == report.paired + 1)}
    demand(all(r == 0 or r >= rnd or cell(one, r)[2] != "" or one not in report.players for one, r in report.away), "report", "a bye that only record 240 tells")
    is_here = lambda one: takes_part(one, rnd) if rnd <= report.paired else cell(one, rnd)[2] == "" and one not in away
    present = [one for one in everybody if is_here(one)]
    here = set(present)
    ever = [one for one in everybody if one in here or any(takes_part(one, r) for r in range(1, rnd))]
    parity = {one: at for at, one in enumerate(ever, 1)}
    is_last = rnd == (report.rounds if report.rounds is not None else report.paired)
    def float_in(one, r):
        if r < 1: return 0
        past = cell(one, r)
        if is_game(past): return (score_in(past[0], r) > score_in(one, r)) - (score_in(past[0], r) < score_in(one, r))
        return -1 if old or is_allocated(past) or points_in(one, r) > loss else 0
    def bars(one, r):
        past = cell(one, r)
        return not is_game(past) and (is_allocated(past) or (past[0] != 0 and past[2] == "+" if old else points_in(one, r) >= win))
    def player_of(one):
        games = [cell(one, r) for r in range(1, rnd) if is_game(cell(one, r))]
        colours = [colour for _, colour, _ in games]
        met = {opponent for opponent, _, _ in games} | report.apart.get(one, set())
        difference = colours.count("w") - colours.count("b")
        repeated = len(colours) > 1 and colours[-1] == colours[-2]
        wants, strength = None, 0
        if colours:
            by_difference = abs(difference) > 1 or (not repeated and difference != 0)
            wants = ("b" if difference > 0 else "w") if by_difference else other(colours[-1])
            strength = 3 if abs(difference) > 1 or repeated else 1 if difference == 0 else 2
        floats = [float_in(one, rnd - 1), float_in(one, rnd - 2)]
        return Player(
            id=one, score=score_in(one, rnd), colours=colours, difference=difference, wants=wants, strength=strength, repeated=repeated, met=met,
            down=[x < 0 for x in floats], up=[x > 0 for x in floats], may_have_bye=not any(bars(one, r) for r in range(1, rnd)),
            topscorer=is_last and 2 * score_in(one, rnd) > win * (rnd - 1), unplayed=rnd - 1 - len(games), parity=one if by_number else parity[one],
        )  # fmt: skip
    return [player_of(one) for one in sorted(present, key=lambda one: (-score_in(one, rnd), one))]
colours_allow = lambda a, b: a.strength < 3 or b.strength < 3 or a.wants != b.wants or a.topscorer or b.topscorer
def colour_shown(report, by_number):
    took = sorted(one for one, cells in report.players.items() if cells and (cells[0][0] or is_allocated(cells[0])))
    rank = {one: (-report.virtual.get(one, {}).get(1, 0), one) for one in took}
    for one in sorted(took, key=rank.get):
        opponent, colour, _ = report.players[one][0]
        if opponent and rank[opponent] > rank[one] and colour in ("w", "b"):
            return colour if (one if by_number else took.index(one) + 1) % 2 == 1 else other(colour)

# ---- Colours and boards.
def colour_of_higher(high, low, first):
    if high.wants is None and low.wants is None: return first if high.parity % 2 == 1 else other(first)
    if high.wants is None: return other(low.wants)
    if high.wants != low.wants: return high.wants
    stronger = high.strength - low.strength or (abs(high.difference) - abs(low.difference) if high.strength == 3 else 0)
    if stronger: return high.wants if stronger > 0 else other(high.wants)
    for mine, theirs in zip(reversed(high.colours), reversed(low.colours)):
        if mine != theirs: return other(mine)
    return high.wants

# ---- Criteria. A vertex is (player, region); a criterion (name, pair, float, left).
MOVED_DOWN, RESIDENT, NEXT, REST, BYE = range(5)
difference = lambda a, b: a[0].score - b[0].score
wide = lambda v: abs(v[0].difference)
weaker = lambda a, b: min(a[0].strength, b[0].strength)
mdp = lambda v: v[1] == MOVED_DOWN
# Two who want the same colour: of topscorers, both beyond two, then both for a third time; then any preference, and a strong one.
COLOURS = [
    lambda a, b: wide(a) > 1 and wide(b) > 1,
    lambda a, b: weaker(a, b) == 3 and (wide(a) > wide(b) or a[0].repeated) and (wide(a) < wide(b) or b[0].repeated),
    lambda a, b: True,
    lambda a, b: weaker(a, b) == 2,
]

def criteria_of(old, kinds, looks_ahead, next_is_last, lowest, bye_score):
    """C.5 to C.19 of 2017, C6 to C21 of 2026, which are the same but for what is said here."""
    own = [v for v in kinds if v[1] <= RESIDENT]
    name = lambda article: f"C.{article}" if old else f"C{article + (1 if article < 8 else 2)}"
    def listed(article, pair, floating=lambda v: 0):
        """One criterion for each value that can occur, largest first: how often it does."""
        values = {pair(a, b) for a in own for b in own if difference(a, b) >= 0} | {floating(a) for a in own}
        level = lambda x: (f"{name(article)}/{x}", lambda a, b: int(pair(a, b) == x), lambda v: int(floating(v) == x), None)
        return [level(x) for x in sorted((x for x in values if x > 0), reverse=True)]
    # A.8: one who floats counts as if the opponent stood a point below the lowest; in 2026 more than any difference.
    floating = lambda v: v[0].score + (10 - lowest if old else 1_000_000)
    # Whose scores differ: any two; in 2026 those who were moved down, and their opponents.
    floats = lambda a, b: difference(a, b) > 0 if old else mdp(a)
    down = lambda a, b, t: floats(a, b) and a[0].down[t]
    up = lambda a, b, t: floats(a, b) and b[0].up[t]
    all_of = [(name(5), None, lambda v: 1, None)] + listed(6, difference if old else lambda a, b: 0, floating)
    if looks_ahead:
        all_of.append((name(7), None, None, lambda v: 3 if old and next_is_last and not v[0].may_have_bye else 1))
        for x in sorted({v[0].score for v in kinds if v[1] <= NEXT}, reverse=True):
            all_of.append((f"{name(7)}/{x}", None, None, lambda v, x=x: int(v[0].score == x)))
    if bye_score is not None: all_of.append(("C9", None, lambda v: v[0].unplayed if v[0].score == bye_score else 0, None))
    for at, fails in enumerate(COLOURS):
        pair = lambda a, b, fails=fails: int(a[0].wants is not None and a[0].wants == b[0].wants and fails(a, b))
        all_of.append((name(8 + at), pair, None, None))
    for t in (0, 1):
        again = lambda v, t=t: int(v[0].down[t] and (old or not mdp(v)))
        all_of.append((name(12 + 2 * t), lambda a, b, t=t: int(old and down(a, b, t)), again, None))
        all_of.append((name(13 + 2 * t), lambda a, b, t=t: int(up(a, b, t)), None, None))
    for t in (0, 1):
        leaving = lambda v, t=t: floating(v) if v[0].down[t] and (old or mdp(v)) else 0
        all_of += listed(16 + 2 * t, lambda a, b, t=t: difference(a, b) if down(a, b, t) else 0, leaving)
        all_of += listed(17 + 2 * t, lambda a, b, t=t: difference(a, b) if up(a, b, t) else 0)
    return all_of
def alone_cost(criterion, v):
    _, _, floating, left = criterion
    if left: return left(v) if v[1] <= NEXT else 0
    return floating(v) if floating and v[1] <= RESIDENT else 0
def cost_of(criterion, a, b):
    if not (mdp(a) and mdp(b)) and max(a[1], b[1]) <= (NEXT if criterion[3] else RESIDENT): return criterion[1](a, b) if criterion[1] else 0
    return alone_cost(criterion, a) + alone_cost(criterion, b)

# ---- The field: all solutions that are as good as the claimed one, as far as is known (proofs/certificate.md).
FREE = (lambda i, j: 0, lambda v: 0)
class Field:
    def __init__(self, mate, size, kind, joined, lone, apart, sets):
        self.mate, self.size, self.apart, self.sets = mate, size, apart, sets
        self.group, self.gone, self.full = [0] * size, [False] * size, set()
        self.members, self.open, self.may_be_alone = [list(range(size))], [[True]], [True]
        demand(all(len(set(some)) == len(some) and max(some, default=-1) < size for some in sets), "set", "of others")
        self.divide(kind)
        self.close(lambda i, j: not joined(i, j), lambda v: not lone)
        wrong = [v for v, w in enumerate(mate) if not (self.may_be_alone[self.group[v]] if v == w else self.is_open(v, w))]
        demand(not wrong, "allowed", f"{wrong}")
    def is_open(self, i, j):
        return i != j and not self.gone[i] and not self.gone[j] and self.open[self.group[i]][self.group[j]] and not self.apart(i, j)
    def divide(self, key):
        known = {}
        for v in range(self.size): self.group[v] = known.setdefault((self.group[v], key(v)), len(known))
        parents, self.members = [parent for parent, _ in known], [[] for _ in known]
        for v in range(self.size):
            if not self.gone[v]: self.members[self.group[v]].append(v)
        self.open = [[self.open[a][b] for b in parents] for a in parents]
        self.may_be_alone = [self.may_be_alone[a] for a in parents]
    def close(self, pair, alone):
        """Closes pairs of groups, both ways, and whom to leave alone; what is asked is the same for all members."""
        for g, first in enumerate(self.members):
            if first and alone(first[0]): self.may_be_alone[g] = False
        for g, first in enumerate(self.members):
            if not first: continue
            for h in range(g, len(self.members)):
                if self.members[h] and self.open[g][h] and pair(first[0], self.members[h][0]): self.open[g][h] = self.open[h][g] = False
    def narrow(self, limb, dual, where):
        """The theorem: of the solutions left the claimed one costs least, and those that cost as much use only what is just paid for."""
        demand(self.surplus(limb, dual, where) == 0, "bound", where)
    def refute(self, dual, where):
        """Prices that ask for more where everything costs nothing: there is no solution at all."""
        surplus = self.surplus(FREE, dual, where)
        demand(surplus > 0 and surplus == dual.get("bound"), "bound", where)
    def surplus(self, limb, dual, where):
        """What prices ask for beyond what the claimed solution costs and sets can bring. They must be respected; what is not just paid for is closed."""
        p, q = dual.get("p", []), dual.get("q", [])
        price, worth, around = [0] * self.size, dict(map(tuple, q)), {}
        values = [value for value, *vertices in p for _ in vertices] + list(worth.values())
        known = all(number < len(self.sets) for number in worth) and all(v < self.size for one in p for v in one[1:])
        demand(known and len(worth) == len(q) and sum(map(abs, values)) < 2**40, "price", where)
        for value, *vertices in p:
            for v in vertices: price[v] += value
        costs = (2 * limb[1](v) if v == w else limb[0](v, w) for v, w in enumerate(self.mate) if not self.gone[v])  # A pair is met twice.
        surplus = sum(price[v] for v in range(self.size) if not self.gone[v]) - sum(costs)
        for number, value in worth.items():
            members = {v for v in self.sets[number] if not self.gone[v]}
            demand(len(members) % 2 == 1 if value > 0 else value == 0 or number in self.full, "set", where)
            for v in members: around.setdefault(v, []).append(number)
            surplus -= value * (len(members) // 2)
            if value > 0: self.full.add(number)
        if p or q: self.divide(lambda v: (price[v], tuple(around.get(v, ()))))
        def pair_is_worse(a, b):
            common = sum(worth[number] for number in around.get(a, ()) if number in around.get(b, ()))
            slack = 2 * limb[0](a, b) - price[a] - price[b] + common
            here, there = self.members[self.group[a]], self.members[self.group[b]]
            demand(slack >= 0 or not any(self.is_open(i, j) for i in here for j in there), "edge", where)
            return slack != 0
        def alone_is_worse(v):
            slack = 2 * limb[1](v) - price[v]
            demand(slack >= 0 or not self.may_be_alone[self.group[v]], "alone", where)
            return slack != 0
        self.close(pair_is_worse, alone_is_worse)
        return surplus
    def any_open(self, v, start, end):
        for members in compress(self.members, self.open[self.group[v]]):
            while members and self.gone[members[0]]: members.pop(0)
            for w in members:
                if w >= end: break
                if w >= start and self.is_open(v, w): return True
        return False
    def keep(self, v, keep, alone):
        self.divide(lambda w: (w == v, keep(w)))
        g = self.group[v]
        for h, members in enumerate(self.members):
            if members and not keep(members[0]): self.open[g][h] = self.open[h][g] = False
        self.may_be_alone[g] = self.may_be_alone[g] and alone

# ---- The order of candidates.
def check_limb(field, limb, name, prices):
    duals = prices(name)
    for dual in duals[:-1]: field.narrow(FREE, dual, name)
    field.narrow(limb, duals[-1] if duals else {}, name)
def pass_over(field, name, prices, v, ranges, alone=False):
    preferred = lambda: (alone and field.may_be_alone[field.group[v]]) or any(field.any_open(v, *ends) for ends in ranges)
    if preferred():
        for dual in prices(name): field.narrow(FREE, dual, name)
        demand(not preferred(), "order", name)
def check_order(field, moved_down, own, prices):
    mate = field.mate
    resident = lambda w: moved_down <= w < own
    def decide(v, start):
        pass_over(field, f"partner {v}", prices, v, [(start, mate[v])])
        field.gone[v] = field.gone[mate[v]] = True
    for v in range(moved_down):
        paired = resident(mate[v])
        if not paired: pass_over(field, f"limbo {v}", prices, v, [(moved_down, own)])
        field.keep(v, lambda w, paired=paired: resident(w) == paired, not paired)
    for v in range(moved_down):
        if resident(mate[v]): decide(v, moved_down)
    remainder = [v for v in range(moved_down, own) if not field.gone[v]]
    place = {v: at for at, v in enumerate(remainder)}
    uppers = [v for v in remainder if mate[v] > v and mate[v] in place]
    is_upper, s1 = set(uppers), set(remainder[: len(uppers)])
    limb = lambda cost: (lambda i, j: cost(min(i, j)) if i in place and j in place else 0, lambda v: 0)
    field.divide(lambda v: (v in place, v in s1))
    check_limb(field, limb(lambda upper: int(upper not in s1)), "exchanges", prices)
    if is_upper <= s1:
        within = lambda a, b: (a in s1) == (b in s1) if a in place and b in place else a in s1 or b in s1
        field.close(within, lambda v: v in s1)
    else:
        field.divide(place.get)
        check_limb(field, limb(place.get), "sum", prices)
        for v in [v for v in reversed(remainder) if v in s1] + [v for v in remainder if v not in s1]:
            upper = v in is_upper
            if v in s1 and upper: pass_over(field, f"leave {v}", prices, v, [(0, v), (own, len(mate))], True)
            if v not in s1 and not upper: pass_over(field, f"enter {v}", prices, v, [(v + 1, own)])
            field.keep(v, lambda w, v=v, upper=upper: (w > v and w in place) == upper, not upper)
    for v in uppers: decide(v, v + 1)

# ---- A bracket: (moved down, residents, next, rest, partner).
THE_BYE = Player(id=0, score=-1, met=set(), wants=None, strength=0, topscorer=False, may_have_bye=False)
def downfloaters_of(case):
    above, here, partner = set(case[0]), set(case[1]), case[4]
    stays = lambda player, mate: mate in here or (mate in above and player in here)
    return [player for player in case[0] + case[1] if not stays(player, partner.get(player))]
def suits_perfectly(case, downfloaters, may_have_bye):
    below, floats, partner = set(case[2]), set(downfloaters), case[4]
    left = [player for player in case[2] if partner.get(player) not in below and partner.get(player) not in floats]
    perfect = len(left) <= 1 and (case[3] or all(map(may_have_bye, left))) and all(partner.get(player) in below for player in downfloaters)
    return not downfloaters or perfect
def field_of(vertices, may_have_bye, bye_score, mate, lone, mdps_meet, sets):
    def joined(i, j):
        (a, here), (b, there) = vertices[i], vertices[j]
        if a is THE_BYE or b is THE_BYE: return may_have_bye(b if a is THE_BYE else a)
        return (mdps_meet or here + there > 0) and colours_allow(a, b)
    def kind(v):
        p, region = vertices[v]
        own = () if region > RESIDENT else (p.wants, p.strength, p.difference, p.repeated, *p.down, *p.up, p.score == bye_score and p.unplayed)
        return (p is THE_BYE, region, region < REST and p.score, p.strength == 3 and p.wants, p.topscorer, may_have_bye(p), own)
    return Field(mate, len(vertices), kind, joined, lone, lambda i, j: vertices[j][0].id in vertices[i][0].met, sets)
def check_bracket(edition, case, may_have_bye, bye_score, proof, prices):
    moved_down, residents, following_group, rest, partner = case
    scope, old, last = proof["scope"], edition == "fide-dutch-2017", not case[2] and not case[3]
    downfloaters = downfloaters_of(case)
    binding, everybody = not old or not following_group, last or scope == "all"
    if scope == "own": demand(last or (following_group and suits_perfectly(case, downfloaters, may_have_bye)), "scope", scope)
    else: demand(binding if scope == "all" else scope == "next" and following_group and (rest or not binding), "scope", scope)
    odd = (len(moved_down) + len(residents) + len(following_group) + len(rest)) % 2 == 1
    vertices = [(p, MOVED_DOWN) for p in moved_down] + [(p, RESIDENT) for p in residents]
    vertices += [(p, NEXT) for p in following_group if scope != "own"] + [(p, REST) for p in rest if scope == "all"]
    vertices += [(THE_BYE, BYE)] if everybody and odd else []
    place = {p: v for v, (p, _) in enumerate(vertices)}
    mate = list(range(len(vertices)))
    for v, (p, _) in enumerate(vertices):
        w = place.get(partner[p] or THE_BYE) if p in partner else None
        if w is not None: mate[v], mate[w] = w, v
    field = field_of(vertices, may_have_bye, bye_score, mate, not everybody, scope == "all" and not last, proof["sets"])
    kinds = [vertices[members[0]] for members in field.members]
    single = bye_score if len(downfloaters) == 1 else None
    for criterion in criteria_of(old, kinds, scope != "own" and len(following_group) > 0, not rest, residents[-1].score, single):
        pair = lambda i, j, c=criterion: cost_of(c, vertices[min(i, j)], vertices[max(i, j)])
        check_limb(field, (pair, lambda v, c=criterion: alone_cost(c, vertices[v])), criterion[0], prices)
    check_order(field, len(moved_down), len(moved_down) + len(residents), prices)
def check_stuck(name, players, may_have_bye, proof):
    vertices = [(p, REST) for p in players + ([THE_BYE] if len(players) % 2 else [])]
    field = field_of(vertices, may_have_bye, None, [], False, True, proof.get("sets", []))
    field.refute(proof.get("dual", {}), name)

# ---- The round.
def paired_by(pairs, by_id):
    partner = {}
    for a, b in pairs:
        one, two = by_id.get(a), None if b is None else by_id.get(b)
        demand(one and (two or b is None) and a != b and one not in partner and (two is None or two not in partner), "once", f"{a} {b}")
        demand(one.may_have_bye if b is None else b not in one.met and colours_allow(one, two), "allowed", f"{a} {b}")
        partner[one] = two
        if two: partner[two] = one
    return partner

def check_round(text, certificate):
    """Refuses, or says how many brackets are proven and how many were compared by search."""
    edition, bye, collapse = certificate["rulebook"], certificate["bye"], certificate.get("collapse")
    report = Report(text, certificate["round"])
    players = players_of(report, certificate["round"], edition, certificate["parity"] == "pairing-number")
    first = report.first_colour or colour_shown(report, certificate["parity"] == "pairing-number") or certificate["initialColour"][0]
    demand([f"{p.id} {p.score} {''.join(p.colours)}" for p in players] == certificate["players"], "players", "the report has others")
    by_id, rank = {p.id: p for p in players}, {p: at for at, p in enumerate(players)}
    partner, boards = paired_by(certificate["boards"] + ([] if bye is None else [[bye, None]]), by_id), []
    demand(len(partner) == len(players), "once", "somebody is missing")
    for w, b in certificate["boards"]:
        white, black = by_id[w], by_id[b]
        high, low = sorted((white, black), key=rank.get)
        demand((colour_of_higher(high, low, first) == "w") == (high is white), "colours", f"{w} {b}")
        boards.append((-high.score, -high.score - low.score, high.id))
    demand(boards == sorted(boards), "boards", "another order")
    bye_score = None if bye is None or edition == "fide-dutch-2017" else by_id[bye].score
    if bye_score is not None and any(p.may_have_bye and p.score < bye_score for p in players):
        check_stuck("C5", players, lambda p: p.may_have_bye and p.score < bye_score, certificate.get("byeProof", {}))
    may_have_bye = lambda p: p.may_have_bye and (bye_score is None or p.score == bye_score)
    groups = [[p for p in players if p.score == score] for score in sorted({p.score for p in players}, reverse=True)]
    before, count, proofs, moved_down = dict(partner), {"proven": 0, "searched": 0}, list(certificate["brackets"]), []
    if collapse:
        demand(edition == "fide-dutch-2017" and collapse["at"] < len(groups) - 1, "collapse", "there is none")
        below, given_up = set(sum(groups[collapse["at"] :], [])), paired_by(collapse["pairs"], by_id)
        before = {p: q for p, q in partner.items() if q and p not in below and q not in below}
        demand(all(p not in before and (p in below or q in below) for p, q in given_up.items()), "collapse", "pairs of brackets above")
        before.update(given_up)
    def check(case, proof=None):
        demand(proof or proofs, "brackets", "too few")
        proof = proof or proofs.pop(0)
        count["searched" if "searched" in proof else "proven"] += 1
        if "searched" in proof: return
        steps = list(proof["steps"])
        check_bracket(edition, case, may_have_bye, bye_score, proof, lambda name: steps.pop(0)[1:] if steps and steps[0][0] == name else [])
        demand(not steps, "steps", "never asked for")
    for at, residents in enumerate(groups):
        below = sum(groups[at + 1 :], [])
        case = (moved_down, residents, groups[at + 1] if below else [], sum(groups[at + 2 :], []), before)
        if collapse and at == collapse["at"]:
            check(case, collapse["proof"])
            check_stuck("A.9", downfloaters_of(case) + below, may_have_bye, collapse["refutation"])
            again = (moved_down, residents, [], below, partner)
            check(again)
            case = (downfloaters_of(again), below, [], [], partner)
        check(case)
        moved_down = downfloaters_of(case)
        if collapse and at == collapse["at"]: break
    demand([p.id for p in moved_down] == ([] if bye is None else [bye]), "once", "the last bracket leaves somebody over")
    demand(not proofs, "brackets", f"{len(proofs)} too many")
    demand(count["searched"] == 0, "searched", f"{count['searched']} of {sum(count.values())} brackets were compared by search, not proven")
    return count["proven"]

# The JSON of a certificate without blanks. No key is twice in it: so as many members as there are keys are all of them.
list_of = lambda one: r"\[(?:" + one + "(?:," + one + r")*)?\]"
all_of = lambda count, *members: r"\{(?:(?:" + "|".join(members) + "),?){" + count + r"}\}"
NUMBER, VERTEX, PRICE = "[1-9][0-9]{0,3}", "[0-9]{1,5}", "-?[0-9]{1,13}"
SETS, PAIRS = '"sets":' + list_of(list_of(VERTEX)), list_of(r"\[" + NUMBER + "," + NUMBER + r"\]")
DUAL = all_of("0,3", '"p":' + list_of(r"\[" + PRICE + "(?:," + VERTEX + r")*\]"), '"q":' + list_of(r"\[" + VERTEX + "," + PRICE + r"\]"), '"bound":' + PRICE)
REFUTATION, STEP = all_of("2", SETS, '"dual":' + DUAL), r'\["[A-Za-z0-9./ ]{1,20}"(?:,' + DUAL + r")*\]"
PROOF = r'(?:\{"searched":[0-9]{1,13}\}|' + all_of("3", '"scope":"(?:own|next|all)"', SETS, '"steps":' + list_of(STEP)) + ")"
COLLAPSED = all_of("4", '"at":' + VERTEX, '"pairs":' + PAIRS, '"proof":' + PROOF, '"refutation":' + REFUTATION)
SETTING = r'"format":"zug-certificate"|"version":1|"rulebook":"fide-dutch-(?:2017|2026)"|"round":[1-9][0-9]{0,2}|"initialColour":"(?:white|black)"|"parity":"(?:paired-participants|pairing-number)"'
ROUND = '"players":' + list_of('"[1-9][0-9]{0,3} [0-9]{1,9} [wb]{0,999}"') + '|"boards":' + PAIRS + '|"bye":(?:null|' + NUMBER + ')|"brackets":' + list_of(PROOF)
SHAPE = "^" + all_of("10,12", SETTING, ROUND, '"byeProof":' + REFUTATION + '|"collapse":' + COLLAPSED) + "$"
def verify(text, json_text):
    try:
        demand(len(json_text) <= LIMITS["certificate"], "format", f"more than {LIMITS['certificate']} characters")
        certificate, bare = json.loads(json_text), re.sub(r'("[^"]*")|[ \t\n\r]', r"\1", json_text)
        whole = re.fullmatch(SHAPE, bare) and len(certificate.keys() | {"byeProof", "collapse"}) == 12
        demand(whole and json.dumps(certificate, ensure_ascii=False, separators=(",", ":")) == bare, "format", "not as a certificate is written")
        return {"ok": True, "proven": check_round(text, certificate)}
    except Refusal as refusal:
        return {"ok": False, "condition": refusal.condition, "where": refusal.where}
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, RecursionError) as error:
        return {"ok": False, "condition": "format", "where": repr(error)}
def text_of(path):
    """UTF-8, UTF-16 with its mark, or what older programs write: a byte a character."""
    with open(path, "rb") as file: data = file.read(LIMITS["bytes"] + 1)
    if len(data) > LIMITS["bytes"]: sys.exit(f"{path}: more than {LIMITS['bytes']} bytes")
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"): return data.decode("utf-16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")
if __name__ == "__main__":
    verdicts = [verify(text_of(report), text_of(certificate)) for report, certificate in zip(sys.argv[1::2], sys.argv[2::2])]
    print(*map(json.dumps, verdicts), sep="\n")
    sys.exit(not all(verdict["ok"] for verdict in verdicts))
