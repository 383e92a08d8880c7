### Furrow, English: one moral a game of The Hare & the Tortoise (Kim). Meant to be read aloud.

fable-moral-naps = Two naps, one tear.
fable-moral-whisker = By a whisker.
fable-moral-howls = Howl once and they shiver; howl thrice and they go home.
fable-moral-thirsty = The stream was lovely. The podium was elsewhere.
fable-moral-unloved = The winner ran for nobody but itself.
fable-moral-empty-purse = Love a runner by all means; just do not bet on it.
fable-moral-one-basket = Both eggs in one basket, and the basket held.
fable-moral-steady = Slow and steady, then.
fable-moral-left-behind = Slow and steady still has to leave in time.
fable-moral-wide-awake = A hare that stays awake is a dull story and a fast one.
fable-moral-clever = The fox did not hurry. It had been planning.
fable-moral-sheepish = Never mind the wolf: watch the lamb.
fable-moral-feared = Whoever clears the road need not run fast.
fable-moral-all-the-same = All ran the same way; only some arrived.

# Apprentices' games.
fable-moral-together = They all came in at once and called it a race.
fable-moral-push = A push at the right moment is worth four legs.
fable-moral-level = Two noses, one step.
fable-moral-carried = Carried home by somebody who had bet on another.
fable-moral-untouched = Five turbos lay there. Nobody stopped to look.
fable-moral-no-nap = Nobody told this hare about naps.
fable-moral-quiet-wolf = A wolf that keeps quiet gets home too.
