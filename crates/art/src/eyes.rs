//! Eyes, the half of a mood that all animals share. They look to the right, where the race goes.

/// How an eye stands.
#[derive(Clone, Copy)]
pub(crate) enum Look {
    /// Open, a calm glance ahead.
    Ahead,
    /// Narrowed by a brow that leans forward.
    Keen,
    /// Shut, lashes down.
    Shut,
    /// Shut with joy.
    Joy,
    /// Half shut, looking ahead.
    Lidded,
    /// Half shut, looking at the ground.
    Low,
}

/// One eye: centre, radius, and the paper of its white (`None`: a bead of ink).
pub(crate) struct Eye {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) r: f32,
    pub(crate) white: Option<&'static str>,
}

impl Eye {
    /// Draws the eye; lines are those of the details, 1.6 of 48.
    pub(crate) fn draw(&self, look: Look) -> String {
        let &Self { x, y, r, .. } = self;
        match look {
            Look::Ahead => self.ball(0.34, 0.08),
            Look::Keen => format!(
                r#"{}<path d="M{:.1} {:.1}L{:.1} {:.1}" stroke="$line" stroke-width="2"/>"#,
                self.ball(0.46, 0.2),
                x - 1.25 * r,
                y - 1.3 * r,
                x + 1.25 * r,
                y - 0.55 * r
            ),
            Look::Shut => self.arc(-0.1, 1.5),
            Look::Joy => self.arc(0.5, -1.9),
            Look::Lidded => self.half(0.4),
            Look::Low => self.half(0.0),
        }
    }

    fn ball(&self, dx: f32, dy: f32) -> String {
        let &Self { x, y, r, white } = self;
        let (px, py) = (x + dx * r, y + dy * r);
        let pupil = if white.is_some() { 0.62 * r } else { 0.86 * r };
        let ball = white.map_or_else(String::new, |paper| {
            format!(
                r#"<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{:.1}" fill="${paper}" stroke="$line" stroke-width="1.3"/>"#,
                r * 1.1
            )
        });
        format!(
            r#"{ball}<ellipse cx="{px:.1}" cy="{py:.1}" rx="{pupil:.1}" ry="{:.1}" fill="$line"/><circle cx="{:.1}" cy="{:.1}" r="{:.1}" fill="$halo"/>"#,
            pupil * 1.15,
            px - 0.3 * pupil,
            py - 0.45 * pupil,
            pupil * 0.36
        )
    }

    fn arc(&self, dy: f32, bend: f32) -> String {
        let &Self { x, y, r, .. } = self;
        format!(
            r#"<path d="M{:.1} {:.1}q{r} {:.1} {:.1} 0" fill="none" stroke="$line" stroke-width="1.8"/>"#,
            x - r,
            y + dy * r,
            bend * r,
            2.0 * r
        )
    }

    /// The lower half of the ball under a straight, slightly falling lid.
    fn half(&self, dx: f32) -> String {
        let &Self { x, y, r, white } = self;
        let (left, lid) = (x - r, y - 0.15 * r);
        let ball = white.map_or_else(String::new, |paper| {
            format!(r#"<path d="M{left:.1} {lid:.1}a{r} {r} 0 0 0 {:.1} 0z" fill="${paper}"/>"#, 2.0 * r)
        });
        let pupil = 0.62 * r;
        format!(
            r#"{ball}<path d="M{:.1} {lid:.1}a{pupil:.1} {:.1} 0 0 0 {:.1} 0z" fill="$line"/><path d="M{:.1} {:.1}L{:.1} {:.1}" stroke="$line" stroke-width="1.8"/>"#,
            x + dx * r - pupil,
            pupil * 1.3,
            2.0 * pupil,
            left - 0.3,
            lid - 0.1,
            x + r + 0.3,
            lid + 0.1
        )
    }
}
