"""A second verifier of the edition log, in another language and without a line of the product.

Written from RFC 9162 (Merkle trees), RFC 8032 (Ed25519) and the C2SP documents signed-note, tlog-checkpoint, tlog-tiles and
tlog-proof alone, with Python's standard library. It is slow and small on purpose: it can be read in ten minutes.

    verify_log.py log URL [KEPT]   reads the whole log; KEPT is a checkpoint from before, which it has to continue
    verify_log.py proof KEY        a tlog-proof on standard input; KEY is one line of URL/log/keys

Prints what was verified as JSON, or the reason why not to standard error with exit code 1.
"""

import base64
import hashlib
import json
import sys
import urllib.request

# Ed25519, RFC 8032, section 5.1: the curve -x^2 + y^2 = 1 + d x^2 y^2 over the integers modulo P.
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


class Refused(Exception):
    pass


def decode_point(data):
    y = int.from_bytes(data, "little") & ((1 << 255) - 1)
    if y >= P:
        raise Refused("a point is not on the curve")
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and data[31] >> 7):
        raise Refused("a point is not on the curve")
    if x & 1 != data[31] >> 7:
        x = P - x
    return (x, y, 1, x * y % P)


def add(p, q):
    a = (p[1] - p[0]) * (q[1] - q[0]) % P
    b = (p[1] + p[0]) * (q[1] + q[0]) % P
    c = 2 * p[3] * q[3] * D % P
    d = 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def multiply(number, point):
    result = (0, 1, 1, 0)
    while number:
        if number & 1:
            result = add(result, point)
        point = add(point, point)
        number >>= 1
    return result


BASE = decode_point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(key, message, signature):
    if len(signature) != 64:
        return False
    s = int.from_bytes(signature[32:], "little")
    if s >= L:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    left = multiply(s, BASE)
    right = add(decode_point(signature[:32]), multiply(h, decode_point(key)))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


# signed-note and tlog-checkpoint


def parse_key(line):
    name, key_id, encoded = line.strip().split("+", 2)
    data = base64.b64decode(encoded, validate=True)
    if data[0] != 1 or len(data) != 33:
        raise Refused("the key is not an Ed25519 key")
    if hashlib.sha256(name.encode() + b"\n" + data).digest()[:4].hex() != key_id:
        raise Refused("the key does not have the id that it claims")
    return name, bytes.fromhex(key_id), data[1:]


def open_checkpoint(note, keys):
    """The size and root of a checkpoint that one of the keys signed."""
    text, separator, signatures = note.rpartition("\n\n")
    if not separator:
        raise Refused("the checkpoint has no signature")
    text += "\n"
    origin, size, root = text.split("\n")[:3]
    for name, key_id, key in keys:
        for line in signatures.split("\n"):
            if not line.startswith(f"\u2014 {name} "):
                continue
            data = base64.b64decode(line.rsplit(" ", 1)[1], validate=True)
            if data[:4] == key_id and is_signed(key, text.encode(), data[4:]):
                if name != origin:
                    raise Refused("the key belongs to another log")
                if size != str(int(size)):
                    raise Refused("the size is not a number")
                return int(size), base64.b64decode(root, validate=True)
    raise Refused("the checkpoint is not signed by the key")


# RFC 9162, section 2.1


def hash_leaf(data):
    return hashlib.sha256(b"\x00" + data).digest()


def hash_nodes(left, right):
    return hashlib.sha256(b"\x01" + left + right).digest()


def calculate_root(hashes):
    """Section 2.1.1: the split is at the largest power of two below the number of leaves."""
    if not hashes:
        return hashlib.sha256(b"").digest()
    if len(hashes) == 1:
        return hashes[0]
    split = 1 << (len(hashes) - 1).bit_length() - 1
    return hash_nodes(calculate_root(hashes[:split]), calculate_root(hashes[split:]))


def verify_inclusion(leaf_hash, index, size, path, root):
    """Section 2.1.3.2."""
    if index < 0 or index >= size:
        raise Refused("the index is past the tree")
    fn, sn, r = index, size - 1, leaf_hash
    for p in path:
        if sn == 0:
            raise Refused("the path is too long")
        if fn & 1 or fn == sn:
            r = hash_nodes(p, r)
            while not fn & 1 and fn:
                fn, sn = fn >> 1, sn >> 1
        else:
            r = hash_nodes(r, p)
        fn, sn = fn >> 1, sn >> 1
    if sn != 0 or r != root:
        raise Refused("the entry is not in the tree")


# tlog-proof and tlog-tiles


def verify_proof(text, key):
    head, _, note = text.partition("\n\n")
    lines = head.split("\n")
    if lines[0] != "c2sp.org/tlog-proof@v1":
        raise Refused("this is no tlog-proof")
    leaf = base64.b64decode(lines[1].removeprefix("extra "), validate=True)
    index = int(lines[2].removeprefix("index "))
    path = [base64.b64decode(line, validate=True) for line in lines[3:]]
    size, root = open_checkpoint(note, [parse_key(key)])
    verify_inclusion(hash_leaf(leaf), index, size, path, root)
    return {"index": index, "size": size, "entry": json.loads(leaf)}


def get(url):
    with urllib.request.urlopen(url, timeout=60) as response:
        return response.read()


def format_tile(number):
    groups = [f"{number % 1000:03}"]
    while number >= 1000:
        number //= 1000
        groups.insert(0, f"x{number % 1000:03}")
    return "/".join(groups)


def read_tiles(url, kind, size):
    for tile in range((size + 255) // 256):
        width = min(256, size - tile * 256)
        yield get(f"{url}/log/tile/{kind}/{format_tile(tile)}{'' if width == 256 else f'.p/{width}'}"), width


def read_entries(url, size):
    entries = []
    for data, width in read_tiles(url, "entries", size):
        at = 0
        for _ in range(width):
            length = int.from_bytes(data[at : at + 2], "big")
            entries.append(data[at + 2 : at + 2 + length])
            at += 2 + length
        if at != len(data):
            raise Refused("a bundle of entries is longer than its entries")
    return entries


def verify_owners(entries):
    """What this log says besides being a log: no number has two owners, none lies past the last."""
    editions = {}
    for entry in map(json.loads, entries):
        if entry["type"] == "key":
            continue
        copies, owned = editions.setdefault(entry["edition"], [0, set()])
        number = entry.get("copy")
        if entry["type"] in ("published", "resized"):
            editions[entry["edition"]][0] = entry["copies"]
        elif entry["type"] == "sold":
            if number in owned or number > copies:
                raise Refused(f"No. {number} of {copies} was sold, which cannot be")
            owned.add(number)
        elif entry["type"] == "transferred" and number not in owned:
            raise Refused(f"No. {number} was handed over by nobody")
        elif entry["type"] == "voided":
            owned.discard(number)
    return {edition: {"copies": copies, "owned": sorted(owned)} for edition, (copies, owned) in editions.items()}


def verify_log(url, kept=None):
    keys = [parse_key(line) for line in get(f"{url}/log/keys").decode().strip().split("\n")]
    size, root = open_checkpoint(get(f"{url}/log/checkpoint").decode(), keys)
    entries = read_entries(url, size)
    hashes = [hash_leaf(entry) for entry in entries]
    if calculate_root(hashes) != root:
        raise Refused("the entries do not have the root that was signed")
    if b"".join(data for data, _ in read_tiles(url, "0", size)) != b"".join(hashes):
        raise Refused("the tiles are not those of the entries")
    if kept:
        old_size, old_root = open_checkpoint(kept, keys)
        if old_size > size or calculate_root(hashes[:old_size]) != old_root:
            raise Refused("the log was rewritten since the checkpoint that was kept")
    return {"size": size, "editions": verify_owners(entries)}


def main(command, *arguments):
    if command == "proof":
        return verify_proof(sys.stdin.read(), arguments[0])
    kept = open(arguments[1], encoding="utf8").read() if len(arguments) > 1 else None
    return verify_log(arguments[0].rstrip("/"), kept)


if __name__ == "__main__":
    try:
        print(json.dumps(main(*sys.argv[1:])))
    except (Refused, ValueError, KeyError, OSError) as reason:
        sys.exit(f"refused: {reason}")
